/** How a person wants to see the pages: in which language, light or dark. */
import { LANGUAGE_NAMES, LANGUAGES } from '../../hands/texts.ts'
import { chooseTheme, chosenLanguage, language, THEMES, theme } from '../../preferences.ts'
import { acting } from '../../stream/session.ts'
import { speak, words } from '../../words.ts'
import { Choices, Toggle } from '../button.tsx'
import { hasAlerts, turnAlerts } from './alerts.ts'
import { Icon } from './icons.tsx'

/** Under the choice: that nobody has read this language yet, or that this page does not have it. */
function LanguageNote() {
  if (chosenLanguage.value !== 'vi') return null
  const say = words()
  return (
    <span class="language-note" role="note">
      {language.value === 'vi' ? say.unread : say.deskInEnglish}
    </span>
  )
}

export const LanguageChoice = () => (
  <Choices label="Language / Idioma / Ngôn ngữ" class="languages">
    {LANGUAGES.map((name) => (
      <Toggle
        key={name}
        size="small"
        lang={name}
        aria-label={`${name.toUpperCase()} ${LANGUAGE_NAMES[name]}`}
        title={name === 'vi' ? words().unread : undefined}
        isOn={chosenLanguage.value === name}
        onClick={() => speak(name)}
      >
        {name.toUpperCase()}
      </Toggle>
    ))}
    <LanguageNote />
  </Choices>
)

/** Where somebody is signed in: a bell that rings when something comes to wait. */
export function AlertChoice() {
  const say = words().kit.alerts
  if (acting.value === '') return null
  return (
    <Toggle
      size="small"
      class="icon-toggle alone"
      aria-label={say.label}
      title={say.label}
      isOn={hasAlerts.value}
      onClick={turnAlerts}
    >
      <Icon of={hasAlerts.value ? 'bell' : 'silent'} />
    </Toggle>
  )
}

export function ThemeChoice() {
  const say = words().kit.theme
  return (
    <Choices label={say.label}>
      {THEMES.map((name) => (
        <Toggle
          key={name}
          size="small"
          class="icon-toggle"
          aria-label={say[name]}
          title={say[name]}
          isOn={theme.value === name}
          onClick={() => chooseTheme(name)}
        >
          <Icon of={name} />
        </Toggle>
      ))}
    </Choices>
  )
}
