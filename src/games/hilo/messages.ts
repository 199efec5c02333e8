/** Why a step of hi-lo may not be. */
export type HiLoRefusals = {
  'game over': undefined
  'turned before the shuffle': undefined
  'turned before the cut': undefined
  'turned before the guess': undefined
  'not a card of the deck': undefined
  'card turned already': { card: string; nth: number }
  'deck shuffled already': undefined
  'cut before the shuffle': undefined
  'deck cut already': undefined
  'guess made already': undefined
  'guess before the first card': undefined
  'stopped after the guess': undefined
}

declare module '../../base/message.ts' {
  interface Messages extends HiLoRefusals {}
}
