import type { ReactNode } from 'react'

type FilmPlayerProps = {
  src: string | null
  width: number
  height: number
  label: string
  /** Address of a piece that is heard while it plays. */
  music?: string | undefined
  /** Whether the player's controls stand below the picture: for films with words at their lower edge. */
  hasControlsBelow?: boolean
  className?: string
  /** The picture that lies behind the film until it plays. */
  children: ReactNode
}

/**
 * Fetches nothing before somebody plays the film. Its still lies behind it: browsers fetch a `poster` eagerly for every
 * film. The empty one keeps Chromium from painting the still over in grey.
 */
export function FilmPlayer({
  src,
  width,
  height,
  label,
  music,
  hasControlsBelow,
  className,
  children,
}: FilmPlayerProps) {
  const shape = width > 0 && height > 0 ? `${width} / ${height}` : '16 / 9'
  return (
    <div
      className={`relative overflow-hidden rounded-lg ${hasControlsBelow ? 'bg-stone-900 pb-18' : 'bg-muted'} ${className ?? ''}`}
      style={{ maxWidth: `calc(80vh * ${shape})` }}
    >
      <div className="relative bg-muted" style={{ aspectRatio: shape }}>
        {children}
      </div>
      {/* biome-ignore lint/a11y/useMediaCaption: a family's own film has no captions; the text beside it describes it. */}
      <video
        controls
        playsInline
        preload="none"
        poster="data:,"
        src={src ?? undefined}
        data-music={music}
        aria-label={label}
        className="absolute inset-0 h-full w-full object-top"
      />
    </div>
  )
}
