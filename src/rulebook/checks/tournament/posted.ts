/** What is held against what: the rules of a tournament, and what the house has posted of it. */
import type { Written } from '../../offering.ts'
import type { RuleOf } from '../../rule.ts'

export type Rule = RuleOf<'tournament'>
export type Posted = NonNullable<Written['tournament']>
