/** A value as the journal writes it, written beforehand where there is too much of it to do so while others wait. */
export class Written {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}
