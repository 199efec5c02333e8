/** On every page and every print of a practice house; the page itself carries the mark, whatever else is known. */
import './practicemark.css'
import { words } from '../../words.ts'

export const isMarkedPractice = (): boolean => document.documentElement.dataset.practice !== undefined

export const PracticeMark = () => <aside class="practice">{words().signin.practice}</aside>
