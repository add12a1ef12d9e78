export const description =
  "Bài trí nội thất ảo (virtual staging) trên phòng đã đo. Phòng trống được bài trí đúng tỷ lệ, luôn giao kèm ảnh gốc không chỉnh sửa.";
export const lead =
  "Chúng tôi bài trí nội thất ảo (virtual staging) cho phòng trống trong ảnh, đúng tỷ lệ, và giao kèm ảnh phòng trống.";
export const summary = "Phòng trống, được bài trí đúng tỷ lệ ngay trong ảnh.";
export const attempt = "So\u00a0sánh trước và sau";
export const facts = [
  { term: "Dựa trên", value: "bản quét của phòng" },
  { term: "Bàn giao", value: "ảnh trước và sau" },
];
export const picture = {
  alt: "Một phòng ngủ ở hai trạng thái, chia bằng một đường quét laser. Bên trái trống, bên phải có giường, tranh và ghế bành.",
  caption: "Một phòng ngủ, một góc máy. Đường ranh là nơi nội thất bắt đầu.",
};
export const about = {
  heading: "Nội\u00a0thất thật sự vừa\u00a0vặn",
  paragraphs: [
    "Bài trí ảo thường bắt đầu từ ảnh và phỏng đoán chiều sâu. Chúng tôi bắt đầu từ bản quét, nên mỗi món đồ chiếm đúng bề rộng thật trên sàn.",
    "Mọi thứ khác là căn phòng thật, kể cả khuyết điểm. Mỗi ảnh đã bài trí đều ghi rõ là bài trí ảo.",
  ],
};
export const visit = {
  heading: "Từ phòng trống đến phòng có nội\u00a0thất",
  steps: [
    {
      title: "Chúng\u00a0tôi quét\u00a03D và chụp ảnh",
      text: "Chúng tôi quét 3D các phòng và chụp những góc nhìn quý khách muốn.",
    },
    {
      title: "Quý\u00a0khách chọn phong\u00a0cách",
      text: "Chọn từ các mẫu của chúng tôi hoặc gửi mẫu riêng. Mọi phòng theo cùng một phong cách.",
    },
    {
      title: "Quý\u00a0khách xem bản thử",
      text: "Cho chúng tôi biết cần dời hay đổi món nào. Quý khách duyệt, rồi chúng tôi giao bản cuối.",
    },
  ],
};
export const deliverables = {
  note: "Ba sản phẩm bàn giao cho mỗi góc nhìn.",
  items: [
    {
      name: "Ảnh đã bài trí",
      use: "Dùng cho tin rao bán và ấn phẩm in, ghi rõ là bài trí ảo.",
      format: "JPEG, PDF",
    },
    {
      name: "Ảnh gốc không chỉnh sửa",
      use: "Cũng những góc nhìn đó, không có nội thất.",
      format: "JPEG",
    },
    {
      name: "Video trước và sau",
      use: "Đoạn phim ngắn chuyển dần từ phòng trống sang phòng có nội thất.",
      format: "MP4",
    },
  ],
};
export const price =
  "Số phòng, góc nhìn và phong cách, cùng quãng đường đi lại. Dựng mô hình nội thất riêng của quý khách làm tăng giá.";
export const limits = {
  heading: "Bài\u00a0trí ảo dừng ở đâu",
  items: [
    {
      title: "Chúng\u00a0tôi thêm, không sửa",
      text: "Không thêm cửa sổ, không che vết ố, không làm cảnh ngoài đẹp hơn. Người mua sẽ đứng trong căn phòng thật.",
    },
    {
      title: "Đúng tỷ\u00a0lệ",
      text: "Nếu bàn quá lớn so với phòng, chúng tôi dùng bàn nhỏ hơn.",
    },
    {
      title: "Ánh\u00a0sáng giữ nguyên",
      text: "Bóng đổ theo ánh sáng trong ảnh. Muốn thời điểm khác trong ngày thì cần ảnh khác.",
    },
  ],
};
export const questions = [
  {
    question: "Có thể bài trí phòng vẫn còn đồ đạc không?",
    answer:
      "Có, nếu dời được đồ đạc ra khỏi tầm nhìn. Xóa đồ trong ảnh nghĩa là bịa ra những gì ở phía sau, và chúng tôi không làm vậy.",
  },
  {
    question: "Một phòng có thể có nhiều phong cách không?",
    answer: "Có. Chúng tôi quét 3D một lần, và mỗi phong cách là một bộ ảnh khác.",
  },
  {
    question: "Có thể dùng nội thất riêng không?",
    answer: "Có. Gửi mô hình, hoặc kích thước và ảnh.",
  },
];
export const closing = "Cho người mua thấy họ có\u00a0thể sống ở đó thế nào.";
