/** What stands in a field once a digit was pressed; one that is full takes no more. */
export const typed = (value: string, digit: string, most: number): string =>
  value.length < most ? `${value}${digit}` : value
