/** White walls, red tiles and stepped gables, like most Danish village churches. Its base is at y = 442. */
export function Church() {
  return (
    <g>
      <path d="M398 442v-72h156v72Z" fill="var(--draw-wall)" />
      <path d="M398 370h156v9H398z" fill="var(--draw-wall-shade)" />
      <path d="M394 372l10-54h128l30 54Z" fill="var(--draw-roof)" />
      <path d="M562 442v-44l7-5v-6h7v-6h6v-7h10v7h6v6h7v6l7 5v44Z" fill="var(--draw-wall)" />
      <path d="M330 442V274h8v-13h9v-13h9v-13h9v-12h15v12h9v13h9v13h9v13h8v168Z" fill="var(--draw-wall)" />
      <path d="M402 442V261h5v13h8v168Z" fill="var(--draw-wall-shade)" />
      <path
        d="M366 300v-14a6 6 0 0 1 12 0v14Zm-14 0v-10a4 4 0 0 1 8 0v10Zm32 0v-10a4 4 0 0 1 8 0v10Zm-15-44v-8a3 3 0 0 1 6 0v8Zm63 160v-20a7 7 0 0 1 14 0v20Zm42 0v-20a7 7 0 0 1 14 0v20Zm42 0v-20a7 7 0 0 1 14 0v20Zm62 26v-20a8 8 0 0 1 16 0v20Z"
        fill="var(--draw-window)"
      />
      <path d="M372 223v-22m-6 7h12" stroke="var(--draw-ink)" strokeWidth="2" opacity=".75" />
    </g>
  )
}

/** One course of the wall: field stones side by side, no two alike. */
function course(top: number, start: number, step: number): string {
  return Array.from({ length: Math.ceil(1210 / step) }, (_, index) => {
    const width = step + ((index * 17) % 9) - 2
    const rise = 15 + ((index * 29) % 7)
    return `M${start + index * step} ${top + 20}q-3-${rise} ${width >> 1}-${rise}t${width >> 1} ${rise}z`
  }).join('')
}

/** A dry-stone wall round the churchyard. */
export function StoneWall() {
  return (
    <g>
      <path d="M0 450h1200v26H0z" fill="var(--draw-stone-shade)" opacity=".8" />
      <path d={course(436, -14, 33)} fill="var(--draw-stone)" />
      <path d={course(454, -30, 40)} fill="var(--draw-stone-light)" />
    </g>
  )
}
