import { reportContentPath } from '@/lib/domain/reports/paths'

/** One thing on the page that can be pointed at by itself; `src` is a small picture of it, where there is one. */
export type TargetOption = { id: string; name: string; src: string | null }

/** From the page as a whole to one of its pictures: without script nothing else leads from a picture to the form. */
export function TargetChoice({ options }: { options: TargetOption[] }) {
  if (options.length === 0) return null
  return (
    <details className="mb-8">
      <summary className="inline-flex min-h-touch cursor-pointer items-center text-link underline underline-offset-4">
        Handler det om ét bestemt billede eller én film?
      </summary>
      <ul className="mt-3 grid grid-cols-2 gap-4 sm:grid-cols-3">
        {options.map(({ id, name, src }) => (
          <li key={id} className="min-w-0">
            <a
              href={reportContentPath(id)}
              className="block min-h-touch text-link text-sm underline underline-offset-4"
            >
              {src && (
                <img
                  src={src}
                  alt=""
                  loading="lazy"
                  className="mb-2 aspect-square w-full rounded-lg bg-muted object-cover"
                />
              )}
              <span className="break-words">{name}</span>
            </a>
          </li>
        ))}
      </ul>
    </details>
  )
}
