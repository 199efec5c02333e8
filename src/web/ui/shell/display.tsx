/** How a person wants to see the pages: in which language, light or dark. */
import { LANGUAGES, textsIn } from '../../hands/texts.ts'
import { chooseTheme, language, THEMES, theme } from '../../preferences.ts'
import { words } from '../../words.ts'
import { Choices, Toggle } from '../button.tsx'
import { Icon } from './icons.tsx'

export const LanguageChoice = () => (
  <Choices label="Language / Idioma">
    {LANGUAGES.map((name) => (
      <Toggle
        key={name}
        size="small"
        lang={name}
        aria-label={`${name.toUpperCase()} ${textsIn(name).language}`}
        isOn={language.value === name}
        onClick={() => {
          language.value = name
        }}
      >
        {name.toUpperCase()}
      </Toggle>
    ))}
  </Choices>
)

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
