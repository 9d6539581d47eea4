import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { photoHeight, pictureSources } from 'contract/rules/photo-url'
import type { ShownPage } from 'contract/supplier-pages'
import { type MouseEvent, useState } from 'react'
import { m } from '#texts/messages.js'
import { Action } from '../../ui/action.tsx'
import { PlainDialog } from '../../ui/plain-dialog.tsx'
import classes from './gallery.module.css'

type GalleryProps = { name: string; pictures: ShownPage['gallery'] }

const large = 1280
const fileOf = (picture: string) => `/photos/${picture}/${large}.webp`

/** Small pictures that open large; without scripts each is a link to its large one. */
export function Gallery({ name, pictures }: GalleryProps) {
  const [at, setAt] = useState(0)
  const [opened, setOpened] = useState(false)
  const shown = pictures[at] ?? pictures[0]
  const altOf = (index: number) =>
    pictures[index]?.caption || m.pages_pictureOf({ number: index + 1, name })
  const turn = (by: number) => setAt((at + by + pictures.length) % pictures.length)
  function open(event: MouseEvent, index: number) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    setAt(index)
    setOpened(true)
  }
  return (
    <>
      <ul className={classes.grid}>
        {pictures.map(({ picture }, index) => (
          <li key={picture}>
            <a href={fileOf(picture)} onClick={(event) => open(event, index)}>
              <img
                {...pictureSources('picture', picture, 320)}
                sizes="(max-width: 48em) 50vw, 16rem"
                alt={altOf(index)}
                loading="lazy"
                decoding="async"
              />
            </a>
          </li>
        ))}
      </ul>
      <PlainDialog opened={opened} onClose={() => setOpened(false)} title={altOf(at)}>
        {opened && shown && (
          <div className={classes.large}>
            <img
              src={fileOf(shown.picture)}
              width={large}
              height={photoHeight('picture', large)}
              alt={altOf(at)}
            />
            {pictures.length > 1 && (
              <div className={classes.turn}>
                <Action
                  look="default"
                  icon={<IconChevronLeft size={18} aria-hidden />}
                  onClick={() => turn(-1)}
                >
                  {m.pages_previous()}
                </Action>
                <span aria-live="polite">
                  {m.pages_pictureAt({ at: at + 1, all: pictures.length })}
                </span>
                <Action look="default" onClick={() => turn(1)}>
                  {m.pages_next()}
                  <IconChevronRight size={18} aria-hidden />
                </Action>
              </div>
            )}
          </div>
        )}
      </PlainDialog>
    </>
  )
}
