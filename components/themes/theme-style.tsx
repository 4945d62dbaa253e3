import { type Theme, themes } from '@/lib/domain/memorials/schema'
import { themeCss } from '@/lib/domain/memorials/theme-tokens'

/** The one theme of the page that it stands on; nothing for the house's own. */
export function ThemeStyle({ theme }: { theme: Theme }) {
  const css = themeCss(theme)
  return css ? <Style css={css} /> : null
}

/** All themes, each for the elements with its `data-theme`: for pages that show several beside each other. */
export function AllThemeStyles() {
  return <Style css={themes.map((theme) => themeCss(theme, `[data-theme="${theme}"]`)).join('')} />
}

function Style({ css }: { css: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: made of our own table alone, and React must not escape the quotes
  return <style dangerouslySetInnerHTML={{ __html: css }} />
}
