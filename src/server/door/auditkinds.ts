/** What the audit trail knows of. Pages read it too, so it stands apart from the files. */
export const AUDIT_KINDS = [
  'start',
  'stop',
  'files reconciled',
  'sign-in',
  'sign-in failed',
  'sign-out',
  'session ended',
  'locked out',
  'staff changed',
  'second person refused',
  'one act',
  'late paper',
  'request refused',
  'order refused',
  'device enrolled',
  'device disabled',
  'device refused',
  'export',
  'register read',
  'register changed',
] as const
export type AuditKind = (typeof AUDIT_KINDS)[number]
