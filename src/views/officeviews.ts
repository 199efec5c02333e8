/** Views of the office that are asked for with a question, by name. */
export const OFFICE_VIEWS = [
  'cover',
  'advances',
  'days',
  'statement',
  'log',
  'exceptions',
  'levels',
  'paid',
  'catalogue',
  'offered',
  'pace',
  'fundlines',
  'checked',
  'printed',
  'forms',
  'profile',
] as const
export type OfficeView = (typeof OFFICE_VIEWS)[number]
