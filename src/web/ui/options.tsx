/** What a list has to choose from: the word itself, or a value and what it is called. */
export const Options = ({ of }: { of: readonly (string | readonly [value: string, name: string])[] }) => (
  <>
    {of.map((one) => {
      const [value, name] = typeof one === 'string' ? [one, one] : one
      return (
        <option key={value} value={value}>
          {name}
        </option>
      )
    })}
  </>
)
