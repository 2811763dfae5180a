const paths = {
  arrow: 'M2 10.2h14.2L11 5l2.2-2.2L22.4 12l-9.2 9.2L11 19l5.2-5.2H2z',
  play: 'M6 3.5v17L21 12z',
  down: 'M3 8l2-2.2 7 7 7-7L21 8l-9 9.2z',
  close:
    'M4.6 2.5 12 9.9l7.4-7.4 2.1 2.1-7.4 7.4 7.4 7.4-2.1 2.1-7.4-7.4-7.4 7.4-2.1-2.1L9.9 12 2.5 4.6z',
  phone: 'M6 2l4 1 1 5-3 2a15 15 0 0 0 6 6l2-3 5 1 1 4q-1 4-4 4Q2 22 2 6q0-3 4-4z',
  calendar:
    'M3 4h4V2h2.5v2h5V2H17v2h4v18H3zm2.5 6v9.5h13V10zM10.8 11.5h2.4v2h2v2.4h-2v2h-2.4v-2h-2v-2.4h2z',
  camera: 'M3 6h5l1.6-2.5h4.8L16 6h5v14H3zm9 2.8a4.2 4.2 0 1 0 0 8.4 4.2 4.2 0 0 0 0-8.4z',
  download: 'M13.6 2v8.8L17.4 7l2.1 2.1-7.5 7.4-7.5-7.4L6.6 7l3.8 3.8V2zM3 18h18v4H3z',
  upload: 'M10.4 16V7.2L6.6 11 4.5 8.9 12 1.5l7.5 7.4-2.1 2.1-3.8-3.8V16zM3 18h18v4H3z',
  sound:
    'M3 8.5h4.5L13 4v16l-5.5-4.5H3zM15.5 8.2l1.6-1.9a7.4 7.4 0 0 1 0 11.4l-1.6-1.9a4.9 4.9 0 0 0 0-7.6z',
  silence:
    'M3 8.5h4.5L13 4v16l-5.5-4.5H3zM15 9.7l1.7-1.7 1.8 1.8 1.8-1.8L22 9.7l-1.8 1.8L22 13.3 20.3 15l-1.8-1.8-1.8 1.8-1.7-1.7 1.8-1.8z',
  check: 'M9.2 20.5 2 13.3l2.6-2.6 4.6 4.6L19.4 4.5 22 7.1z',
  bubble: 'M2 3h20v14H10l-5 5v-5H2z',
  outward: 'M14 2h8v8l-3-3-7 7-2-2 7-7zM3 5h7v3H6v10h10v-4h3v7H3z',
  envelope: 'M2 4h20v2.5l-10 7-10-7zM2 9.2l10 7 10-7V20H2z',
  warning:
    'M12 1.5 23.5 22H.5zM10.7 8.5l.4 7h1.8l.4-7zM12 17a1.4 1.4 0 1 0 0 2.8 1.4 1.4 0 0 0 0-2.8z',
} as const;

/** A decorative drawing beside text that says the same. */
export function Icon({ name }: { name: keyof typeof paths }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  );
}
