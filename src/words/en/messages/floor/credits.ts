import type { CreditMessages } from '../../../../engine/credits/messages.ts'
import type { Sentences } from '../../../language.ts'

const of = (credits: number): string => `${credits} ${credits === 1 ? 'credit' : 'credits'}`

export const credits: Sentences<CreditMessages> = {
  'activity has no credits': ({ activity }) => `${activity} is no promotion with credits that is running`,
  'credits are not added up then': ({ due }) =>
    `credits are added up on the hour and at posted times, each once: not for ${due}`,
  'not playing when the card was read': 'was not playing when the card was read',
  'no credits at free tables': 'brings no credit: tables without purchase are not among those of the rules',
  'credits are not good then': ({ from, to }) => `credits are good from ${from} to ${to}, and at no other time`,
  'identification at once':
    'proper identification with a photo is shown together with the request; nothing is handed in without it',
  'credits of another': ({ person }) => `these are the credits of ${person}, and credits are not transferable`,
  'no prize is named': 'say which prize the credits are for',
  'no such reward': ({ prize, prizes }) => `${prize} is not posted for credits: ${prizes.join(', ')}`,
  'reward is not posted any more': ({ prize }) => `${prize} is not posted for credits any more`,
  'too few credits': ({ needs, has }) => `that takes ${of(needs)}, and the balance is ${of(has)}`,
  'prizes are not put aside': ({ activity }) => `${activity} puts no prize aside: it is asked for with identification`,
  'no such reservation': ({ reservation }) => `nothing is put aside under ${reservation}`,
  'reserved for another': ({ reservation }) => `${reservation} is put aside for somebody else`,
  'credits take two': 'changing somebody’s credits takes two persons',
  'credits not changed': 'nothing would change: say how many credits are added or taken away',
  'no credits end then': ({ due }) => `no credits come to their end at ${due}`,
  'handed in credits': ({ prize, credits: many, form }) => `${of(many)} handed in for ${prize} (${form})`,
}
