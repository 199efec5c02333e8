/** A stack of chips, drawn by us in two tones. */
export const Chips = () => (
  <svg class="tv-emblem" viewBox="0 0 64 64" aria-hidden="true" focusable="false">
    <path d="M6 42V48C6 54 17 58.5 32 58.5S58 54 58 48V42C56 47 46 50.5 32 50.5S8 47 6 42Z" fill="currentColor" />
    <path d="M6 30V36C6 42 17 46.5 32 46.5S58 42 58 36V30C56 35 46 38.5 32 38.5S8 35 6 30Z" fill="var(--light)" />
    <path d="M6 18V24C6 30 17 34.5 32 34.5S58 30 58 24V18C56 23 46 26.5 32 26.5S8 23 6 18Z" fill="currentColor" />
    <path
      fill-rule="evenodd"
      d="M6 15.5C6 9.5 17 5 32 5S58 9.5 58 15.5 47 26 32 26 6 21.5 6 15.5ZM20 15.5C20 18.5 25 20.5 32 20.5S44 18.5 44 15.5 39 10.5 32 10.5 20 12.5 20 15.5Z"
      fill="currentColor"
    />
  </svg>
)

/** Light around the time. */
export const Rings = () => (
  <svg class="tv-rings" viewBox="0 0 1920 1080" preserveAspectRatio="none" aria-hidden="true" focusable="false">
    {[0, 1, 2, 3, 4, 5, 6].map((nth) => (
      <ellipse
        key={nth}
        cx="960"
        cy={470 + nth * 14}
        rx={470 + nth * 118}
        ry={300 + nth * 74}
        style={`animation-delay: ${nth * 420 - 6_000}ms`}
      />
    ))}
  </svg>
)
