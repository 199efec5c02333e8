/** Who is in the room of the week. */
export const FLOOR = ['21', '22', '23'] as const
export const CAGE = ['31', '32'] as const
export const COUNT = ['41', '42', '43'] as const
export const OFFICE = ['51', '52'] as const
export const COMPLIANCE = ['71', '72'] as const
export const SURVEILLANCE = '82'
export const PATRONS = Array.from({ length: 40 }, (_, n) => String(1_000 + n))
/** With a club card in a machine. */
export const MEMBERS = Array.from({ length: 12 }, (_, n) => String(2_001 + n))
