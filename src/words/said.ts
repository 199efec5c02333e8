/** The way in and out of a sentence that was said: it is made of text here, and given out as text to be shown. */
import type { Said } from '../base/message.ts'

export const saidAs = (text: string): Said => text as unknown as Said
export const textOf = (said: Said): string => said as unknown as string
