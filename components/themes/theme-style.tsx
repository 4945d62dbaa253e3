import { type Theme, themes } from '@/lib/domain/memorials/schema'
import { themeCss } from '@/lib/domain/memorials/theme-tokens'

/** The theme of the whole page; nothing for the default. */
export function ThemeStyle({ theme }: { theme: Theme }) {
  const css = themeCss(theme)
  return css ? <Style css={css} /> : null
}

/** All themes, scoped by `data-theme`, for pages that show several. */
export function AllThemeStyles() {
  return <Style css={themes.map((theme) => themeCss(theme, `[data-theme="${theme}"]`)).join('')} />
}

function Style({ css }: { css: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: from our own table only, and React must not escape the quotes
  return <style dangerouslySetInnerHTML={{ __html: css }} />
}
