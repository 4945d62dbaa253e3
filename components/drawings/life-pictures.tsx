import type { ReactNode } from 'react'

const PICTURES = {
  farm: (
    <>
      <path d="M30 104h6V82h96v22h6l-4-26q-2-8-12-8H48q-10 0-12 8z" fill="var(--draw-paper-shade)" />
      <path d="M36 84h98v22H36z" fill="var(--draw-wall)" />
      <path d="M28 86l12-22q3-6 10-6h72q7 0 10 6l12 22z" fill="var(--draw-heather-deep)" opacity=".85" />
      <path d="M46 106V91h9v15zm22-8v-7h9v7zm20 0v-7h9v7zm22 0v-7h9v7z" fill="var(--draw-window)" />
      <path d="M116 58v-9h9v9" fill="var(--draw-roof)" />
      <path d="M156 106c-4-12-3-24 2-34 6 10 8 22 3 34z" fill="var(--draw-ground)" />
    </>
  ),
  town: (
    <>
      <path d="M104 106V34h26v72z" fill="var(--draw-roof)" />
      <path d="M104 34h26v5h-26zM110 46h5v10h-5zm9 0h5v10h-5zm-9 18h5v10h-5zm9 0h5v10h-5z" fill="var(--draw-haze)" />
      <path d="M48 106V82h44v24z" fill="var(--draw-wall)" />
      <path d="M44 84l26-22 26 22z" fill="var(--draw-roof)" />
      <path d="M128 106V86h40v20z" fill="var(--draw-wall)" />
      <path d="M124 88l24-18 24 18z" fill="var(--draw-stone-shade)" />
      <path d="M56 90h8v8h-8zm18 0h8v8h-8zm62 2h7v7h-7zm15 0h7v7h-7z" fill="var(--draw-window)" />
    </>
  ),
  school: (
    <>
      <path d="M46 106V74h88v32z" fill="var(--draw-roof)" />
      <path d="M40 76l16-24h68l16 24z" fill="var(--draw-stone-shade)" />
      <path d="M78 74l12-18 12 18v32H78z" fill="var(--draw-wall)" />
      <path
        d="M85 106V90q0-5 5-5t5 5v16zM54 84h6v10h-6zm10 0h6v10h-6zm46 0h6v10h-6zm10 0h6v10h-6z"
        fill="var(--draw-window)"
      />
      <path d="M160 106V32" stroke="var(--draw-wall-shade)" strokeWidth="2.5" strokeLinecap="round" />
      <path d="M160 34h-8v5h8zm0 7h-8v5h8zm2-7h14v5h-14zm0 7h14v5h-14z" fill="var(--destructive)" opacity=".85" />
    </>
  ),
  church: (
    <>
      <path d="M96 106V80h52v26z" fill="var(--draw-wall)" />
      <path d="M92 82l6-20h44l10 20z" fill="var(--draw-roof)" />
      <path d="M62 106V46h4v-5h4v-5h4v-5h4v-5h10v5h4v5h4v5h4v5h4v60z" fill="var(--draw-wall)" />
      <path d="M100 106V46h4v60z" fill="var(--draw-wall-shade)" />
      <path
        d="M77 52v-6a6 6 0 0 1 12 0v6zm30 42v-7a4 4 0 0 1 8 0v7zm16 0v-7a4 4 0 0 1 8 0v7zm-44 12V95a5 5 0 0 1 10 0v11z"
        fill="var(--draw-window)"
      />
      <path d="M83 26V14m-4 4h8" stroke="var(--draw-ink)" strokeWidth="2" opacity=".75" />
    </>
  ),
  house: (
    <>
      <path d="M40 106V78h62v28z" fill="var(--draw-wall)" />
      <path d="M34 80l18-26h38l18 26z" fill="var(--draw-roof)" />
      <path d="M50 86h11v10H50zm30 0h11v10H80zM66 106V87h9v19z" fill="var(--draw-window)" />
      <path d="M88 54V43h8v11" fill="var(--draw-roof)" />
      <path
        d="M146 106c2-14 0-22-8-32m8 16c4-8 10-12 14-18m-15 6c-1-8 0-14 3-20"
        stroke="var(--draw-ink)"
        strokeWidth="3"
        fill="none"
        strokeLinecap="round"
      />
      <path
        d="M130 74h0m12-14h0m14 4h0m10 8h0m-20 6h0m-8 2h0m22-26h0m-14-8h0m-14 14h0"
        stroke="var(--draw-leaf)"
        strokeWidth="17"
        strokeLinecap="round"
        opacity=".9"
      />
      <path
        d="M136 66h0m16 12h0m10-16h0m-14-10h0"
        stroke="var(--draw-rose-deep)"
        strokeWidth="5"
        strokeLinecap="round"
      />
    </>
  ),
  evening: (
    <>
      <circle cx="60" cy="72" r="17" fill="var(--draw-sun)" />
      <path
        d="M126 106c3-22 0-34-10-48m10 26c6-12 14-18 20-26m-21 8c-1-12 0-20 4-30"
        stroke="var(--draw-ink)"
        strokeWidth="4"
        fill="none"
        strokeLinecap="round"
      />
      <path
        d="M104 60h0m16-20h0m20 2h0m14 12h0m-28 10h0m-12 2h0m30-34h0m-22-6h0m-16 20h0m34 6h0"
        stroke="var(--draw-leaf)"
        strokeWidth="22"
        strokeLinecap="round"
        opacity=".9"
      />
      <path
        d="M44 96h44M48 96v10m36-10v10M46 88h40"
        stroke="var(--draw-ink)"
        strokeWidth="3"
        strokeLinecap="round"
        opacity=".8"
      />
    </>
  ),
} as const satisfies Record<string, ReactNode>

export type LifePictureName = keyof typeof PICTURES

/** Stages of a life on a ground line that continues across pictures placed side by side. */
export function LifePicture({ name, className }: { name: LifePictureName; className?: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 200 120" className={className}>
      <path d="M0 108V74c30-12 66-14 100-6s70 14 100 6v34Z" fill="var(--draw-far)" opacity=".45" />
      {PICTURES[name]}
      <path d="M0 108c34-7 66-7 100 0s66 7 100 0" stroke="var(--lichen)" strokeWidth="3" fill="none" />
    </svg>
  )
}
