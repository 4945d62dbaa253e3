type SongAudioProps = { label: string; sources: readonly { src: string; type: string }[] }

/** A song to hear while it is written; nothing of it is loaded before somebody presses play. */
export function SongAudio({ label, sources }: SongAudioProps) {
  return (
    // biome-ignore lint/a11y/useMediaCaption: the words stand in the fields above
    <audio controls preload="none" aria-label={label} className="w-full">
      {sources.map(({ src, type }) => (
        <source key={src} src={src} type={type} />
      ))}
    </audio>
  )
}
