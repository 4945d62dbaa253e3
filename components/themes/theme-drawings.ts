import { createElement, type ReactElement } from 'react'
import type { Theme } from '@/lib/domain/memorials/schema'
import { ThemeLandscape } from './theme-landscape'
import { ThemeOrnament } from './theme-ornament'

/**
 * The drawings of a theme as markup, for a page that does without the framework. Their colours are the tokens'. Drawn
 * outside the framework's own rendering, where no hook works.
 */
export async function themeDrawings(theme: Theme): Promise<{ landscape: string; ornament: string }> {
  // Fetched here: the framework refuses the import at the head of a file, because a page could be meant.
  const { renderToStaticMarkup } = await import('react-dom/server')
  const draw = (drawing: ReactElement) => renderToStaticMarkup(drawing)
  return {
    landscape: draw(createElement(ThemeLandscape, { theme })),
    ornament: draw(createElement(ThemeOrnament, { theme, className: 'ornament' })),
  }
}
