import { createElement, type ReactElement } from 'react'
import type { Theme } from '@/lib/domain/memorials/schema'
import { ThemeLandscape } from './theme-landscape'
import { ThemeOrnament } from './theme-ornament'

/**
 * The drawings of a theme as markup, coloured by the tokens, for pages without React. Rendered outside Next.js, so
 * hooks do not work in them.
 */
export async function themeDrawings(theme: Theme): Promise<{ landscape: string; ornament: string }> {
  // Next.js refuses a static import of react-dom/server.
  const { renderToStaticMarkup } = await import('react-dom/server')
  const draw = (drawing: ReactElement) => renderToStaticMarkup(drawing)
  return {
    landscape: draw(createElement(ThemeLandscape, { theme })),
    ornament: draw(createElement(ThemeOrnament, { theme, className: 'ornament' })),
  }
}
