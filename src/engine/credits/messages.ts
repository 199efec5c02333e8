/** What people are told about credits and the prizes for them. */
export type CreditMessages = {
  'activity has no credits': { activity: string }
  'credits are not added up then': { due: string }
  'not playing when the card was read': undefined
  'no credits at free tables': undefined
  'credits are not good then': { from: string; to: string }
  'identification at once': undefined
  'credits of another': { person: string }
  'no prize is named': undefined
  'no such reward': { prize: string; prizes: readonly string[] }
  'reward is not posted any more': { prize: string }
  'too few credits': { needs: number; has: number }
  'prizes are not put aside': { activity: string }
  'no such reservation': { reservation: string }
  'reserved for another': { reservation: string }
  'credits take two': undefined
  'credits not changed': undefined
  'no credits end then': { due: string }
  'handed in credits': { prize: string; credits: number; form: string }
}

declare module '../../base/message.ts' {
  interface Messages extends CreditMessages {}
}
