import { useEffect, useState } from 'react';
import { useWords } from '../words.ts';

/** Shows a picture small. @param of tells it from others: it is loaded again when that changes */
export function PicturePreview({ of, load }: { of: string; load: () => Promise<Blob> }) {
  const words = useWords().files;
  const [address, setAddress] = useState('');
  useEffect(() => {
    let own = '';
    let isOver = false;
    load().then(
      (blob) => {
        if (isOver) return;
        own = URL.createObjectURL(blob);
        setAddress(own);
      },
      // A path that leads nowhere is a mistake that the check tells.
      () => {},
    );
    return () => {
      isOver = true;
      setAddress('');
      if (own) URL.revokeObjectURL(own);
    };
  }, [of]);
  return address && <img className="preview" src={address} alt={words.preview} />;
}
