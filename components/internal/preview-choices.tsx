import { TextLink } from '@/components/ui/text-link'

export const previewThemes = ['light', 'dark'] as const
export const previewWidths = [390, 640] as const

/** `width` in pixels: a phone's, and a mail client's window. */
export type PreviewChoice = { theme: (typeof previewThemes)[number]; width: (typeof previewWidths)[number] }

const themeTexts = { light: 'Lyst', dark: 'Mørkt' } as const

/** The previews' theme and width, stored in the address. */
export function PreviewChoices({ choice }: { choice: PreviewChoice }) {
  const href = ({ theme, width }: PreviewChoice) => `/internal/mails?tema=${theme}&bredde=${width}`
  return (
    <nav aria-label="Visning" className="flex flex-wrap gap-x-8">
      <p className="flex flex-wrap items-center gap-x-4">
        {previewThemes.map((theme) => (
          <Choice key={theme} href={href({ ...choice, theme })} isChosen={theme === choice.theme}>
            {themeTexts[theme]}
          </Choice>
        ))}
      </p>
      <p className="flex flex-wrap items-center gap-x-4">
        {previewWidths.map((width) => (
          <Choice key={width} href={href({ ...choice, width })} isChosen={width === choice.width}>
            {`${width} px`}
          </Choice>
        ))}
      </p>
    </nav>
  )
}

function Choice({ href, isChosen, children }: { href: string; isChosen: boolean; children: string }) {
  const size = 'inline-flex min-h-touch items-center'
  if (isChosen) {
    return (
      <span aria-current="true" className={`${size} font-semibold`}>
        {children}
      </span>
    )
  }
  return (
    <TextLink href={href} scroll={false} className={size}>
      {children}
    </TextLink>
  )
}
