import { Link } from '@/components/ui/link'

/** A grave mound with a young tree, in one stroke: the 'lund' of the name. */
export function LogoMark({ className = 'size-10' }: { className?: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 48 48" fill="none" className={className}>
      <path d="M3 40c7-9 14-13 21-13s14 4 21 13Z" fill="var(--lichen)" />
      <path
        d="M24 38V14m0 12c-4-1-7-4-8-8m8 2c4-1 6-4 7-8"
        stroke="currentColor"
        strokeWidth="2.25"
        strokeLinecap="round"
      />
      <path
        d="M24 14c-4-2-5-6-3-10 4 2 5 6 3 10Zm-8 4c-4 0-7-2-8-6 4-1 7 2 8 6Zm15-6c0-4 2-7 6-8 1 4-2 7-6 8Z"
        fill="var(--sky)"
      />
    </svg>
  )
}

export function Logo({ siteName }: { siteName: string }) {
  return (
    <Link href="/" className="flex min-h-touch max-w-full flex-wrap items-center gap-x-3 gap-y-1 text-foreground">
      <LogoMark />
      <span>
        <span className="block font-serif text-xl leading-none">{siteName}</span>
        <span className="mt-1 block text-muted-foreground text-sm leading-none">Digitale mindesider</span>
      </span>
    </Link>
  )
}
