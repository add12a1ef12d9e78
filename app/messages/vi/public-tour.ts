export const description = (company: string) => `Một không gian do ${company} quét 3D.`;
export const madeBy = (company: string) => `Quét 3D: ${company}`;
export const unknownTitle = "Tour ảo này không có trên mạng";
export const unknownLead = "Đường dẫn có thể chưa đầy đủ, hoặc tour ảo đã được gỡ xuống.";

export const heading = "Đường dẫn công khai của tour ảo";
export const lead =
  "Ai có đường dẫn đều xem được tour ảo, và không thấy gì khác của yêu cầu. Dùng trong tin rao bán, email và bài đăng.";
export const worksUntil = (day: string) => `Dùng được đến hết ngày ${day}`;
export const worksUntilEnded = "Dùng được đến khi chúng tôi gỡ xuống";
export const embed = "Mã cho trang web của quý khách";
export const embedHint = "Dán vào nơi cần hiện tour ảo. Có thể đổi chiều rộng và chiều cao.";
