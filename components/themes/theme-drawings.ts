import { createElement, type ReactElement } from 'react'
import type { Theme } from '@/lib/domain/memorials/schema'
import { ThemeLandscape } from './theme-landscape'
import { ThemeOrnament } from './theme-ornament'

/**
 * The drawings of a theme as markup, for a page that does without the framework. Their colours are the tokens'. Drawn
 * outside the framework's own rendering, where no hook works.
 */
export async function themeDrawings(theme: Theme): Promise<{ landscape: string; ornament: string }> {
  // Imported here because Next.js refuses a static import of react-dom/server.
  const { renderToStaticMarkup } = await import('react-dom/server')
  const draw = (drawing: ReactElement) => renderToStaticMarkup(drawing)
  return {
    landscape: draw(createElement(ThemeLandscape, { theme })),
    ornament: draw(createElement(ThemeOrnament, { theme, className: 'ornament' })),
  }
}
