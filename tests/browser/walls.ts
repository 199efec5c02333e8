/** What a crowd could not read on a wall: words outside the screen, over others, or cut before their end. */
import type { Page } from 'playwright-core'

/** What sticks out of the screen: words that nobody can read. */
export const overflowing = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('h2, h3, p, td, th, li, strong, .figure')]
      .filter((one) => one.getClientRects().length > 0 && one.closest('.unseen') === null)
      .filter((one) => {
        const { left, right } = one.getBoundingClientRect()
        return left < -1 || right > innerWidth + 1
      })
      .map((one) => `${one.tagName} ${one.textContent?.slice(0, 40)}`),
  )

/** Words that lie over others, over a figure or over the foot of the page: nobody can read those either. */
export const clashing = (page: Page) =>
  page.evaluate(() => {
    const story = document.querySelector('.story')!
    const foot = document.querySelector('.board-foot')!.getBoundingClientRect()
    const walker = document.createTreeWalker(story, NodeFilter.SHOW_TEXT)
    const boxes: { says: string; left: number; right: number; top: number; bottom: number }[] = []
    while (walker.nextNode()) {
      const text = walker.currentNode
      const own = text.parentElement!
      if ((text.textContent ?? '').trim() === '' || own.closest('.figure, .unseen, svg, .mini-cards') !== null) continue
      const range = document.createRange()
      range.selectNodeContents(text)
      for (const { left, right, top, bottom } of range.getClientRects())
        boxes.push({
          says: text.textContent!.trim(),
          left,
          right,
          top: top + (bottom - top) * 0.2,
          bottom: bottom - (bottom - top) * 0.2,
        })
    }
    // The digits stand in the middle of their line; the comma hangs below them.
    for (const figure of story.querySelectorAll('.figure')) {
      const { left, right, top, bottom, height } = figure.getBoundingClientRect()
      boxes.push({
        says: figure.getAttribute('aria-label')!,
        left,
        right,
        top: top + height * 0.2,
        bottom: bottom - height * 0.06,
      })
    }
    const over = boxes.flatMap((one, nth) =>
      boxes
        .slice(nth + 1)
        .filter(
          (other) =>
            one.left < other.right - 1 &&
            other.left < one.right - 1 &&
            one.top < other.bottom - 1 &&
            other.top < one.bottom - 1,
        )
        .map((other) => `${one.says} | ${other.says}`),
    )
    // What is said of a meter stands on the light, and not across its edge.
    const horizon = story.querySelector('.sign-top')?.getBoundingClientRect().bottom
    const sunk = [...story.querySelectorAll('.sign-state')].filter(
      (one) => one.getBoundingClientRect().bottom > horizon! + 1,
    )
    return [
      ...over,
      ...sunk.map(({ textContent }) => `${textContent} | horizon`),
      ...boxes.filter(({ bottom }) => bottom > foot.top).map(({ says }) => `${says} | foot`),
    ]
  })

/** Names, fees and caps that end before their last word: on a wall nobody reads the rest. */
export const cutShort = (page: Page) =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll(
        '.tile h3, .foot-terms, .stage-named h2, .winner-name, .call-name, .call-number, .call-go, .wheel-list *',
      ),
    ]
      .filter(
        (one) =>
          one.scrollWidth > one.clientWidth + 1 ||
          one.scrollHeight - one.clientHeight > Number.parseFloat(getComputedStyle(one).fontSize) * 0.6,
      )
      .map((one) => one.textContent),
  )
