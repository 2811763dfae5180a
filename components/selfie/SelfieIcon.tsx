import styles from '@/components/ui/Icon.module.css';

/** Drawings that only the selfie needs; kept out of `Icon`, which is in the first load. */
const paths = {
  camera: 'M3 6h5l1.6-2.5h4.8L16 6h5v14H3zm9 2.8a4.2 4.2 0 1 0 0 8.4 4.2 4.2 0 0 0 0-8.4z',
  upload: 'M10.4 16V7.2L6.6 11 4.5 8.9 12 1.5l7.5 7.4-2.1 2.1-3.8-3.8V16zM3 18h18v4H3z',
  download: 'M13.6 2v8.8L17.4 7l2.1 2.1-7.5 7.4-7.5-7.4L6.6 7l3.8 3.8V2zM3 18h18v4H3z',
  sound:
    'M3 8.5h4.5L13 4v16l-5.5-4.5H3zM15.5 8.2l1.6-1.9a7.4 7.4 0 0 1 0 11.4l-1.6-1.9a4.9 4.9 0 0 0 0-7.6z',
  silence:
    'M3 8.5h4.5L13 4v16l-5.5-4.5H3zM15 9.7l1.7-1.7 1.8 1.8 1.8-1.8L22 9.7l-1.8 1.8L22 13.3 20.3 15l-1.8-1.8-1.8 1.8-1.7-1.7 1.8-1.8z',
} as const;

/** A decorative drawing beside words that say the same. */
export function SelfieIcon({ name }: { name: keyof typeof paths }) {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={paths[name]} />
    </svg>
  );
}
