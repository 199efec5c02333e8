/** Equal terms for everybody, none of them by gender, and what advertisements have to say of a charity and of bounties. */
import { message } from '../../../base/message.ts'
import { formatShare, isWhole } from '../../../base/share.ts'
import type { Written } from '../../offering.ts'
import type { Say } from '../complaint.ts'
import type { Posted, Rule } from './posted.ts'

/** Words for people of one gender, in the languages of the house. */
const GENDERED =
  /(?<!\p{L})(?:lad(?:y|ies)|wom[ae]ns?|mens?|gentlem[ae]n|(?:fe)?males?|girls?|boys?|guys|damas?|señoras?|mujer(?:es)?|hombres?|caballeros?|chic[ao]s|varon(?:es)?|phụ nữ|đàn ông|nam giới|nữ giới|quý bà)(?!\p{L})/iu

/** A charity that has everything may be advertised without a figure. */
const ALL = /(?<!\p{L})(?:all|every|entire|whole|tod[ao]s?|tất cả|toàn bộ)(?!\p{L})/iu

export function checkAdvertising(rule: Rule, offering: Written, posted: Posted, wrong: Say, missing: Say): void {
  const { entry, pool, bounties } = rule
  const { name, advertisement } = offering
  for (const [nth, { who }] of (posted.termsFor ?? []).entries()) {
    const field = `tournament.termsFor.${nth}`
    const isGender = GENDERED.test(who)
    if (isGender && entry.gender !== undefined)
      wrong(entry.gender.by, message('terms by gender', { words: who }), field)
    else wrong(entry.equal?.by ?? entry.by, message('other terms for some', { who }), field)
  }
  const words = advertisement?.words ?? []
  if (entry.gender !== undefined)
    for (const [text, field] of [
      [name ?? '', 'name'] as const,
      ...words.map((one) => [one, 'advertisement.words'] as const),
    ])
      if (GENDERED.test(text)) wrong(entry.gender.by, message('terms by gender', { words: text }), field)
  // As with all other duties: wrong where there is an advertisement without it, missing where there is none yet.
  const lacking = advertisement === undefined ? missing : wrong
  const says = (wanted: string) => words.some((text) => text.toLowerCase().includes(wanted.toLowerCase()))
  const { charity } = posted
  const saysPart = ({ share }: NonNullable<Posted['charity']>) =>
    says(formatShare(share)) || (isWhole(share) && words.some((text) => ALL.test(text)))
  if (charity !== undefined && pool.charity !== undefined && !(says(charity.name) && saysPart(charity)))
    lacking(
      pool.charity.posted.by,
      message('charity not advertised', { charity: charity.name, part: formatShare(charity.share) }),
      'advertisement.words',
    )
  const duty = bounties?.words
  if (posted.bounties !== undefined && duty !== undefined && !says(duty.says))
    lacking(duty.by, message('words not in the advertisement', { words: duty.says }), 'advertisement.words')
}
