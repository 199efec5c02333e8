/** The number of a form, as the door takes it: what is no number is said beside the field. */
import { Input } from '../../ui/field.tsx'
import { words } from '../../words.ts'

const NUMBER = String.raw`(?=.*\d)(?!\d{3}-\d{2}-\d{4}$)[A-Za-z0-9][A-Za-z0-9 .\/#\-]{3,}`

export const FormNumber = ({ name, value }: { name: string; value?: string }) => (
  <Input
    name={name}
    required
    maxLength={80}
    pattern={NUMBER}
    title={words().cage.referenceHint}
    {...(value === undefined ? {} : { value })}
  />
)
