import { initials } from '@/lib/shared/text'

type PortraitPlaceholderProps = {
  /** The name of the deceased; gives up to two initials. */
  name?: string
  className?: string
}

/** Initials under a branch, in place of a portrait. Decorative, because the name is beside it. */
export function PortraitPlaceholder({ name = '', className }: PortraitPlaceholderProps) {
  return (
    <svg aria-hidden="true" viewBox="0 0 200 200" className={className}>
      <path d="M0 0h200v200H0z" fill="var(--draw-haze)" />
      <path d="M0 150c60-18 130-18 200-6v56H0Z" fill="var(--draw-far)" opacity=".55" />
      <path
        d="M28 30c48 8 92 8 140-8M66 34c6 14 16 22 30 26m10-26c8 10 18 16 32 16"
        fill="none"
        stroke="var(--draw-inscription)"
        strokeWidth="2"
        strokeLinecap="round"
        opacity=".7"
      />
      <path
        d="M50 33c-10 6-22 6-30-2 10-8 22-7 30 2Zm46 27c-2 12-10 20-22 22 0-12 10-21 22-22Zm42-10c6 10 4 22-4 30-8-10-6-22 4-30Zm30-28c6-9 16-13 26-8-4 10-15 14-26 8ZM84 35c-2-11 4-20 14-25 4 11-2 21-14 25Zm42-3c0-10 6-18 16-20 2 10-4 19-16 20Z"
        fill="var(--draw-near)"
        opacity=".8"
      />
      <text
        x="100"
        y="142"
        textAnchor="middle"
        fontSize="58"
        fontFamily="var(--font-serif)"
        fill="var(--draw-inscription)"
      >
        {initials(name)}
      </text>
    </svg>
  )
}
