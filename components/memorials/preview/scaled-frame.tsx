'use client'

import { type Ref, useEffect, useRef, useState } from 'react'

type ScaledFrameProps = {
  ref: Ref<HTMLIFrameElement>
  src: string
  title: string
  /** The width of the simulated screen. */
  widthPx: number
}

/** A page rendered for a screen of some width, scaled down to fit. */
export function ScaledFrame({ ref, src, title, widthPx }: ScaledFrameProps) {
  const box = useRef<HTMLDivElement>(null)
  const [size, setSize] = useState({ width: 0, height: 0 })

  useEffect(() => {
    const element = box.current
    if (!element) return
    const observer = new ResizeObserver(() => setSize({ width: element.clientWidth, height: element.clientHeight }))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])

  const scale = Math.min(1, size.width / widthPx)
  const isMeasured = size.width > 0
  return (
    <div ref={box} className="relative mt-1 h-[22svh] overflow-hidden rounded bg-background lg:h-[calc(100svh-8rem)]">
      <iframe
        ref={ref}
        src={src}
        title={title}
        // Inert content: skipped by the keyboard.
        tabIndex={-1}
        style={{
          width: widthPx,
          height: isMeasured ? size.height / scale : 0,
          transform: `scale(${scale})`,
          left: Math.max(0, (size.width - widthPx * scale) / 2),
        }}
        className="absolute top-0 origin-top-left border-0"
      />
    </div>
  )
}
