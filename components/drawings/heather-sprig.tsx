const BELLS =
  'M58 30h0m-9 10h0m16 2h0m-20 12h0m27 2h0m-33 13h0m40 0h0m-46 14h0m34-26h0m-16-18h0m5 34h0m24 8h0m-40 12h0m30-4h0'

/** A pressed sprig of heather. */
export function HeatherSprig({ className }: { className?: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 120 150" fill="none" strokeLinecap="round" className={className}>
      <path
        d="M60 146q-8-50-2-116m1 40q10-10 14-22m-15 40q-14-8-20-22m20 42q14-6 22-20m-24 38q-14-4-24-16"
        stroke="var(--draw-ground)"
        strokeWidth="2.5"
      />
      <path d={BELLS} stroke="var(--draw-heather-deep)" strokeWidth="9" />
      <path d={BELLS} stroke="var(--draw-heather)" strokeWidth="5" transform="translate(-1.5 -1.5)" />
    </svg>
  )
}
