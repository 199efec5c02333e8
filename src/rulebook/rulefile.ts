/** Reads a rule file of any kind; what it must be beyond its shape is told at the place where it is wrong. */
import { z } from 'zod'
import { refineRule } from './checks/refine.ts'
import type { Kind, Misplaced } from './kind.ts'
import { KINDS } from './kinds.ts'
import type { RuleFile, Schema } from './rule.ts'

const schemas = KINDS.map(({ rule }) => rule) as unknown as [Schema, ...Schema[]]

export const ruleFile = z.discriminatedUnion('runs', schemas).superRefine((written, context) => {
  const kind: Kind = KINDS.find(({ runs }) => runs === written.runs)!
  const own = (kind.faults as (rule: unknown) => Misplaced[])(written)
  for (const { path, says } of [...refineRule(written as RuleFile), ...own])
    context.addIssue({ code: 'custom', path, message: says })
}) as unknown as z.ZodType<RuleFile>
