import type { CSSProperties } from 'react'
import type { Theme } from '@/lib/domain/memorials/schema'

/** Where the portrait goes, in pixels of the picture. */
export const portraitFrame = { width: 440, height: 630 }

type SharePictureProps = { name: string; lifespan: string; theme: Theme; portrait: string | null; siteName: string }

// The renderer knows no variables: the light ground, the ink and the line of each theme, as they are in the tokens.
const tones: Record<Theme, { ground: string; ink: string; line: string }> = {
  lichen: { ground: '#f6f5f2', ink: '#2b2926', line: '#8fb08f' },
  sea: { ground: '#eef3f6', ink: '#1f2c36', line: '#6f97b3' },
  forest: { ground: '#f0f3ec', ink: '#232b20', line: '#7c9a6b' },
  heath: { ground: '#f6f1f4', ink: '#30252d', line: '#a97f9d' },
  winter: { ground: '#f4f6f9', ink: '#252a33', line: '#9aa9c0' },
  rose_garden: { ground: '#f9f1ef', ink: '#35262a', line: '#c08a8f' },
  starry_sky: { ground: '#1c2233', ink: '#eceef5', line: '#8f9bc4' },
  old_paper: { ground: '#f5eedd', ink: '#372e20', line: '#b39a6b' },
  granite: { ground: '#ecebea', ink: '#262626', line: '#8b8a88' },
}

/** A shared page as a picture: who it is and when, and nothing that calls for attention. */
export function SharePicture({ name, lifespan, theme, portrait, siteName }: SharePictureProps) {
  const { ground, ink, line } = tones[theme]
  const page: CSSProperties = {
    display: 'flex',
    width: '100%',
    height: '100%',
    background: ground,
    color: ink,
    fontFamily: 'Newsreader, "Newsreader Ext"',
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
        <div style={{ fontSize: nameSize(name), lineHeight: 1.1, letterSpacing: '-0.01em' }}>{name}</div>
        {lifespan && <div style={{ marginTop: 28, fontSize: 44, opacity: 0.8 }}>{lifespan}</div>}
        <div style={{ width: 96, height: 3, marginTop: 44, background: line }} />
        <div style={{ marginTop: 28, fontSize: 28, opacity: 0.8 }}>{siteName}</div>
      </div>
    </div>
  )
}

/** A name of sixty letters stays whole, one of ten is large. */
function nameSize(name: string): number {
  if (name.length > 60) return 48
  if (name.length > 32) return 60
  return name.length > 18 ? 76 : 92
}
