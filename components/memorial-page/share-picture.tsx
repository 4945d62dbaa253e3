import type { CSSProperties } from 'react'
import type { Theme } from '@/lib/domain/memorials/schema'
import { classicTokens } from '@/lib/domain/memorials/theme-tokens'

/** The portrait's frame, in pixels of the picture. */
export const portraitFrame = { width: 440, height: 630 }

type SharePictureProps = { name: string; lifespan: string; theme: Theme; portrait: string | null; siteName: string }

/** The link preview picture: name and years, nothing that calls for attention. */
export function SharePicture({ name, lifespan, theme, portrait, siteName }: SharePictureProps) {
  // Always the light theme: the viewer's preference is unknown.
  const colours = classicTokens(theme, 'light')
  const page: CSSProperties = {
    display: 'flex',
    width: '100%',
    height: '100%',
    background: colours.background,
    color: colours.foreground,
    fontFamily: 'Newsreader',
  }
  const words: CSSProperties = {
    display: 'flex',
    flexDirection: 'column',
    flex: 1,
    justifyContent: 'center',
    alignItems: portrait ? 'flex-start' : 'center',
    textAlign: portrait ? 'left' : 'center',
    padding: portrait ? '0 72px' : '0 120px',
  }
  return (
    <div style={page}>
      {portrait && <img src={portrait} alt="" {...portraitFrame} />}
      <div style={words}>
        {name && <div style={{ fontSize: nameSize(name), lineHeight: 1.1, letterSpacing: '-0.01em' }}>{name}</div>}
        {lifespan && <div style={{ marginTop: 28, fontSize: 44, color: colours['muted-foreground'] }}>{lifespan}</div>}
        <div style={{ width: 96, height: 3, marginTop: 44, background: colours.lichen }} />
        <div style={{ marginTop: 28, fontSize: 28, color: colours['muted-foreground'] }}>{siteName}</div>
      </div>
    </div>
  )
}

/** Font size in pixels: sixty letters still fit, ten are large. */
function nameSize(name: string): number {
  if (name.length > 60) return 48
  if (name.length > 32) return 60
  return name.length > 18 ? 76 : 92
}
