import type { Theme } from '@/lib/domain/memorials/schema'

/**
 * A theme's light or dark colours, each as 'hue saturation% lightness%', with which tests compute contrasts. `air` and
 * `haze` are the sky of the theme's drawing.
 */
export type ThemeColours = {
  paper: string
  sheet: string
  mist: string
  ink: string
  quiet: string
  lead: string
  leadDeep: string
  onLead: string
  soft: string
  onSoft: string
  link: string
  line: string
  edge: string
  ring: string
  mark: string
  air: string
  haze: string
}

/** Every theme but `lichen`, the default look, whose colours are in app/tokens.css. */
export type ThemeColourTable = Record<Exclude<Theme, 'lichen'>, ThemeColours>
