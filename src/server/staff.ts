/** Who may act while there is no sign-in: the people of the demo room. The journal knows their numbers only. */
export const ROLES = ['dealer', 'floor', 'cage', 'count', 'accounting', 'marketing', 'compliance'] as const
export type Role = (typeof ROLES)[number]

export type StaffMember = { readonly id: string; readonly name: string; readonly role: Role }

export const DEMO_STAFF: readonly StaffMember[] = [
  { id: '11', name: 'Dana', role: 'dealer' },
  { id: '12', name: 'Kofi', role: 'dealer' },
  { id: '21', name: 'Ravi', role: 'floor' },
  { id: '22', name: 'Lucía', role: 'floor' },
  { id: '31', name: 'Chen', role: 'cage' },
  { id: '41', name: 'Amara', role: 'count' },
  { id: '42', name: 'Tomás', role: 'count' },
  { id: '51', name: 'Ines', role: 'accounting' },
  { id: '61', name: 'Jonas', role: 'marketing' },
  { id: '71', name: 'Mei', role: 'compliance' },
]
