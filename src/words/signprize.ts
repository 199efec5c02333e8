/** What a line of a sign pays, as data; each language has its words for it. Amounts are cents. */
export type SignPrize =
  | { is: 'amount'; amount: string }
  /** In free play, promotional chips and the like. */
  | { is: 'form'; form: string; amount: string }
  /** As the house has posted it, and its value. */
  | { is: 'thing'; thing: string; amount: string }
  /** Without a most where none is set. */
  | { is: 'range'; min: string; max?: string }
  /** Of that meter. */
  | { is: 'share'; share: string; pool?: string }
  | { is: 'tickets'; tickets: number }
  | { is: 'points'; points: number }
  | { is: 'odds'; over: number; under: number }
  /** The wager stays with the house. */
  | { is: 'for one'; times: number }
